#!/usr/bin/python3
# A WebKitGTK window that WebKitWebDriver starts. MiniBrowser stores nothing while a driver controls it; this window
# stores its data in the given folder, so that the browser can be closed and opened again.
import ctypes
import os
import signal
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import GLib, Gtk, WebKit2  # noqa: E402

# The system kills this process when the driver that started it ends.
PR_SET_PDEATHSIG = 1
ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)

folder, downloads, width, height = sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])

# The file with the tab's history, from which a new window restores the tab.
steps = f"{folder}/steps"
reopens = sys.argv[5:] == ["reopen"]
SAVED_EVERY_MS = 500

# The engine's other processes write the console messages, and inherit this descriptor.
console = os.open(f"{folder}/console.log", os.O_WRONLY | os.O_CREAT | os.O_APPEND)
os.dup2(console, 1)
os.dup2(console, 2)

data = WebKit2.WebsiteDataManager(base_data_directory=f"{folder}/data", base_cache_directory=f"{folder}/cache")
data.get_cookie_manager().set_persistent_storage(
    f"{folder}/cookies.sqlite", WebKit2.CookiePersistentStorage.SQLITE
)
context = WebKit2.WebContext(website_data_manager=data)
context.set_automation_allowed(True)
# The machine's locale may be "C", which Intl does not support.
context.set_preferred_languages(["en-GB"])


def save_steps(view):
    with open(f"{steps}.new", "wb") as file:
        file.write(view.get_session_state().serialize().get_data())
    os.replace(f"{steps}.new", steps)
    return True


def restore_steps(view):
    with open(steps, "rb") as file:
        view.restore_session_state(WebKit2.WebViewSessionState.new(GLib.Bytes.new(file.read())))
    view.go_to_back_forward_list_item(view.get_back_forward_list().get_current_item())


def create_view(_session):
    # Hardware acceleration is always on, as on a phone.
    settings = WebKit2.Settings(
        enable_write_console_messages_to_stdout=True,
        hardware_acceleration_policy=WebKit2.HardwareAccelerationPolicy.ALWAYS,
    )
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True, settings=settings)
    if reopens:
        restore_steps(view)
    GLib.timeout_add(SAVED_EVERY_MS, save_steps, view)
    window = Gtk.Window(decorated=False)
    window.set_default_size(width, height)
    window.add(view)
    window.connect("destroy", Gtk.main_quit)
    window.show_all()
    GLib.unix_signal_add(GLib.PRIORITY_DEFAULT, signal.SIGUSR1, window.hide)
    return view


def begin_session(_context, session):
    session.connect("create-web-view", create_view)


def save(download, name):
    download.set_destination(f"file://{downloads}/{name}")
    return True


# Saves the process id. The tests send SIGUSR1 to this process to hide the window, as if the phone were put
# aside.
with open(f"{folder}/pid", "w") as file:
    file.write(str(os.getpid()))

context.connect("automation-started", begin_session)
context.connect("download-started", lambda _, download: download.connect("decide-destination", save))
Gtk.main()
