"""The referee: rules, scores and endings of Cabo and Cabanga!, pure and without input or output."""
