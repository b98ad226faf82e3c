#!/usr/bin/python3
"""A window of WebKitGTK for WebKitWebDriver that is nearer to Safari than MiniBrowser.

WINDOW_FOLDER: where it keeps its data, and saves files. WINDOW_DISK: whether pages have files on the disk, as in
Safari; without it they have none, as in WebKitGTK. Needs python3-gi and gir1.2-webkit2-4.1.
"""
import os
import sys

import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gtk, WebKit2

# What Safari 26 has switched on, and WebKitGTK 2.50, which is as old, has not.
FEATURES = ['FileSystem', 'FileSystemWritableStream', 'StorageAPI', 'StorageAPIEstimate']

# WebKitGTK 2.50 crashes if the first thing that uses GStreamer is a question about an encoder.
ASK_DECODER_FIRST = "globalThis.VideoDecoder?.isConfigSupported({ codec: 'vp8' }).catch(() => undefined);"

folder = os.environ['WINDOW_FOLDER']
manager = WebKit2.WebsiteDataManager(base_data_directory=folder, base_cache_directory=folder)
context = WebKit2.WebContext(website_data_manager=manager)
context.set_automation_allowed(True)


def save(_context, download):
    def decide(download, name):
        download.set_destination('file://' + os.path.join(folder, 'downloads', name))
        return True

    download.connect('decide-destination', decide)


def new_view(*_):
    settings = WebKit2.Settings()
    settings.set_enable_write_console_messages_to_stdout(True)
    features = WebKit2.Settings.get_all_features()
    for index in range(features.get_length()):
        feature = features.get(index)
        if 'WINDOW_DISK' in os.environ and feature.get_identifier() in FEATURES:
            settings.set_feature_enabled(feature, True)
    scripts = WebKit2.UserContentManager()
    scripts.add_script(
        WebKit2.UserScript(
            ASK_DECODER_FIRST,
            WebKit2.UserContentInjectedFrames.TOP_FRAME,
            WebKit2.UserScriptInjectionTime.START,
            None,
            None,
        )
    )
    view = WebKit2.WebView(
        web_context=context, settings=settings, user_content_manager=scripts, is_controlled_by_automation=True
    )
    window = Gtk.Window(default_width=1280, default_height=900)
    window.add(view)
    window.show_all()
    return view


def started(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name('WebKitGTK')
    info.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version())
    session.set_application_info(info)
    session.connect('create-web-view', new_view)


context.connect('download-started', save)
context.connect('automation-started', started)
sys.exit(Gtk.main())
