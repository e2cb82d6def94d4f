"""Starts the game, reads its tree over AT-SPI, and prints it; see scripts/read-tree.

Each argument is the beginning of a name: the first node with such a name is pressed, in order.
"""

import os
import subprocess
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
gi.require_version("Gio", "2.0")
from gi.repository import Atspi, Gio, GLib  # noqa: E402

# Seconds to wait for the game and for a node; a software renderer is slow.
PATIENCE = 120


def switch_on():
    """Says on the bus that a screen reader is there."""
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    arguments = GLib.Variant("(ssv)", ("org.a11y.Status", "ScreenReaderEnabled", GLib.Variant("b", True)))
    bus.call_sync("org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Set",
                  arguments, None, Gio.DBusCallFlags.NONE, -1, None)


def turn(seconds):
    """Lets events arrive for a while."""
    context, end = GLib.MainContext.default(), time.monotonic() + seconds
    while time.monotonic() < end:
        while context.iteration(False):
            pass
        time.sleep(0.02)


def walk(node, depth=0):
    """Every node below one, with its depth."""
    try:
        node.clear_cache()
        yield node, depth
        for index in range(node.get_child_count()):
            child = node.get_child_at_index(index)
            if child is not None:
                yield from walk(child, depth + 1)
    except GLib.Error:
        return  # It has gone meanwhile.


def game(pid):
    """The game among the applications of the desktop."""
    desktop = Atspi.get_desktop(0)
    for index in range(desktop.get_child_count()):
        app = desktop.get_child_at_index(index)
        if app is not None and app.get_process_id() == pid:
            return app
    return None


def find(pid, beginning):
    """The first node whose name begins so and that can be pressed."""
    app = game(pid)
    for node, _ in walk(app) if app else ():
        if (node.get_name() or "").startswith(beginning) and can_be_pressed(node):
            return node
    return None


def can_be_pressed(node):
    """Whether it has an action."""
    try:
        return node.get_n_actions() > 0
    except GLib.Error:
        return False


def first_button(pid):
    """Any button: from then on the tree is more than an empty window."""
    app = game(pid)
    for node, _ in walk(app) if app else ():
        if node.get_role() == Atspi.Role.PUSH_BUTTON:
            return node
    return None


def wait_for(process, what, search):
    """Searches until something is found."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        found = search()
        if found is not None:
            return found
        if process.poll() is not None:
            sys.exit(f"read-tree: the game has ended with {process.returncode}")
        turn(0.3)
    sys.exit(f"read-tree: {what} is not in the tree")


def line(node, depth):
    """A node in a line: its role, its name, where it is, whether it has the focus."""
    states = node.get_state_set()
    try:
        area = node.get_extents(Atspi.CoordType.WINDOW)
        where = f" at {area.x},{area.y} {area.width}x{area.height}" if area.width > 0 else ""
    except GLib.Error:
        where = ""
    focus = " (focused)" if states.contains(Atspi.StateType.FOCUSED) else ""
    return f"{'  ' * depth}{node.get_role_name()} “{node.get_name()}”{where}{focus}"


def main():
    switch_on()
    process = subprocess.Popen([os.environ["KINGS_COFFER"]])
    try:
        listener = Atspi.EventListener.new(lambda event: print(f"announced: {event.any_data}", flush=True))
        listener.register("object:announcement")
        wait_for(process, "a button", lambda: first_button(process.pid))
        for beginning in sys.argv[1:]:
            node = wait_for(process, f"“{beginning}”", lambda: find(process.pid, beginning))
            print(f"pressed: {node.get_name()}", flush=True)
            node.do_action(0)
            turn(1.5)
        turn(3)
        for node, depth in walk(game(process.pid)):
            print(line(node, depth))
    finally:
        process.kill()
        process.wait()


main()
