#!/usr/bin/python3
# A WebKitGTK window that WebKitWebDriver starts. MiniBrowser forgets all that it stored when it is driven; this one
# keeps it in the folder that is given, so that the browser can be closed and opened again.
import ctypes
import os
import signal
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

# It ends with the driver that started it.
PR_SET_PDEATHSIG = 1
ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)

folder, downloads, width, height = sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])

# What pages complain of is written by the engine's other processes, which inherit this.
console = os.open(f"{folder}/console.log", os.O_WRONLY | os.O_CREAT | os.O_APPEND)
os.dup2(console, 1)
os.dup2(console, 2)

data = WebKit2.WebsiteDataManager(base_data_directory=f"{folder}/data", base_cache_directory=f"{folder}/cache")
data.get_cookie_manager().set_persistent_storage(
    f"{folder}/cookies.sqlite", WebKit2.CookiePersistentStorage.SQLITE
)
context = WebKit2.WebContext(website_data_manager=data)
context.set_automation_allowed(True)
# Of this machine it would be "C", which is no language that Intl knows.
context.set_preferred_languages(["en-GB"])


def create_view(_session):
    # Without it the engine has no picture of the page to give.
    settings = WebKit2.Settings(
        enable_write_console_messages_to_stdout=True,
        hardware_acceleration_policy=WebKit2.HardwareAccelerationPolicy.ALWAYS,
    )
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True, settings=settings)
    window = Gtk.Window(decorated=False)
    window.set_default_size(width, height)
    window.add(view)
    window.connect("destroy", Gtk.main_quit)
    window.show_all()
    return view


def begin_session(_context, session):
    session.connect("create-web-view", create_view)


def save(download, name):
    download.set_destination(f"file://{downloads}/{name}")
    return True


context.connect("automation-started", begin_session)
context.connect("download-started", lambda _, download: download.connect("decide-destination", save))
Gtk.main()
