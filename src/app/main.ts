// The app's entry: the policy for script URLs first, then the root element.

import './trusted-types.ts';
import { nextFrame } from '../ui/frames.ts';
import { TrayApp } from './tray-app.ts';

// What the page holds by itself is seen first.
void nextFrame().then(() => {
  customElements.define('tray-app', TrayApp);
});
