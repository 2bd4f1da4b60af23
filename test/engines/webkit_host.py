"""A WebKitGTK window with its data on disk, told what to do by lines of JSON on its standard input.

Usage: webkit_host.py FOLDER WIDTH HEIGHT. A line is {"id", "do", ...}, where "do" names a method of
Host; its answer is {"id", "value"} or {"id", "error"}.
"""

import json
import os
import sys
import threading

import gi

gi.require_version("Gdk", "3.0")
gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gdk, GLib, Gtk, WebKit2

FOLDER = sys.argv[1]
WIDTH, HEIGHT = int(sys.argv[2]), int(sys.argv[3])


class Host:
    def __init__(self):
        data = WebKit2.WebsiteDataManager(
            base_data_directory=os.path.join(FOLDER, "data"),
            base_cache_directory=os.path.join(FOLDER, "cache"),
        )
        self.context = WebKit2.WebContext.new_with_website_data_manager(data)
        self.tabs = []
        # As in a browser, only the tab in front is visible.
        self.stack = Gtk.Stack()
        window = Gtk.Window(default_width=WIDTH, default_height=HEIGHT)
        window.add(self.stack)
        window.connect("destroy", Gtk.main_quit)
        window.show_all()

    def new_tab(self, done, _order):
        view = WebKit2.WebView.new_with_context(self.context)
        self.tabs.append(view)
        view.show()
        self.stack.add(view)
        self.stack.set_visible_child(view)
        done(len(self.tabs) - 1)

    def to_front(self, done, order):
        view = self.tabs[order["tab"]]
        self.stack.set_visible_child(view)
        view.grab_focus()
        done(None)

    def goto(self, done, order):
        self.tabs[order["tab"]].load_uri(order["url"])
        done(None)

    def evaluate(self, done, order):
        view = self.tabs[order["tab"]]

        def ended(_view, result):
            try:
                value = view.call_async_javascript_function_finish(result)
                done(json.loads(value.to_string()))
            except GLib.Error as error:
                done(None, error.message)

        view.call_async_javascript_function(
            order["body"], -1, None, None, None, None, ended
        )

    def click(self, done, order):
        for kind in ("MOTION_NOTIFY", "BUTTON_PRESS", "BUTTON_RELEASE"):
            event = Gdk.Event.new(getattr(Gdk.EventType, kind))
            part = event.motion if kind == "MOTION_NOTIFY" else event.button
            part.x = part.x_root = order["x"]
            part.y = part.y_root = order["y"]
            if kind != "MOTION_NOTIFY":
                part.button = 1
            if kind == "BUTTON_RELEASE":
                part.state = Gdk.ModifierType.BUTTON1_MASK
            self.send(order, event, part, self.seat().get_pointer())
        done(None)

    def press(self, done, order):
        keyval = Gdk.keyval_from_name(order["key"])
        keymap = Gdk.Keymap.get_for_display(Gdk.Display.get_default())
        _found, keys = keymap.get_entries_for_keyval(keyval)
        for kind in (Gdk.EventType.KEY_PRESS, Gdk.EventType.KEY_RELEASE):
            event = Gdk.Event.new(kind)
            event.key.keyval = keyval
            event.key.hardware_keycode = keys[0].keycode
            self.send(order, event, event.key, self.seat().get_keyboard())
        done(None)

    def send(self, order, event, part, device):
        """Hands an event to the view, which the page takes for one of a person's."""
        view = self.tabs[order["tab"]]
        part.window = view.get_window()
        part.send_event = True
        # Milliseconds, by which quick clicks are told from slow ones.
        part.time = (GLib.get_monotonic_time() // 1000) & 0x7FFFFFFF
        event.set_device(device)
        view.event(event)

    def seat(self):
        return Gdk.Display.get_default().get_default_seat()

    def screenshot(self, done, order):
        window = self.tabs[order["tab"]].get_window()
        picture = Gdk.pixbuf_get_from_window(window, 0, 0, WIDTH, HEIGHT)
        picture.savev(order["file"], "png", [], [])
        done(None)

    def obey(self, order):
        def done(value, error=None):
            answer = {"id": order["id"], "value": value}
            if error is not None:
                answer["error"] = error
            print(json.dumps(answer), flush=True)

        try:
            getattr(self, order["do"])(done, order)
        except Exception as error:
            done(None, f"{type(error).__name__}: {error}")


def read_orders(host):
    for line in sys.stdin:
        GLib.idle_add(host.obey, json.loads(line))
    GLib.idle_add(Gtk.main_quit)


host = Host()
threading.Thread(target=read_orders, args=[host], daemon=True).start()
Gtk.main()
