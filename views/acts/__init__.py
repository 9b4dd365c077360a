"""What a tap does: from one state of the app to the next, without a screen."""
