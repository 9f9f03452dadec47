"""The documentation in the browser: from the menu, under its content security policy, with a search that works."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.guests import Guest


def test_the_documentation(guest: Guest) -> None:
    """The menu opens it beside the game; its scripts run, it can be searched and darkened, and it asks nobody else."""
    page = guest.page
    page.goto("/")
    guest.button("settings").click()
    with page.expect_popup() as opened:
        page.get_by_role("link", name=guest.texts("settings-docs")).click()
    expect(opened.value).to_have_title(re.compile("Posthorn"))
    expect(opened.value).to_have_url(f"{guest.server.address}/docs/")
    opened.value.close()

    page.goto("/docs/")  # in the window that is watched for faults
    page.get_by_placeholder("Search").fill("cartwright")
    page.get_by_placeholder("Search").press("Enter")
    expect(page.locator("#search-results").get_by_role("link").first).to_be_visible()
    page.locator("#search-results").get_by_role("link", name="The rules of the game").click()
    expect(page.get_by_role("heading", name=re.compile("R7.2"))).to_be_visible()
    page.locator("button.theme-toggle:visible").click()
    expect(page.locator("body")).to_have_attribute("data-theme", re.compile("light|dark"))
