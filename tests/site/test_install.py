"""The site as an app on the home screen."""

import json
from urllib.parse import urljoin

import pytest

from tests.site.hosting import Browser, Host, put_warning_away, wait_for_app

pytestmark = pytest.mark.browser


def test_a_browser_offers_to_install_it_and_it_opens_in_flight_mode(
    browser: Browser, host: Host
) -> None:
    with browser.opened() as phone:
        put_warning_away(phone)
        devtools = phone.page.context.new_cdp_session(phone.page)
        found = devtools.send("Page.getAppManifest")
        assert found["errors"] == []
        assert devtools.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
        host.stop()

        phone.page.goto(urljoin(found["url"], json.loads(found["data"])["start_url"]))

        wait_for_app(phone)
        phone.see("Resume")
