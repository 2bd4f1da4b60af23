// Styles that several elements share.

import { css } from 'lit';

/** Buttons, links and focus as the whole app has them. */
export const controls = css`
  * {
    box-sizing: border-box;
  }
  button,
  a.button,
  input,
  select {
    font: inherit;
    color: inherit;
  }
  button,
  a.button {
    min-height: 44px;
    padding: 0 16px;
    border: 0;
    border-radius: 10px;
    background: var(--raised);
    cursor: pointer;
    text-decoration: none;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 8px;
    touch-action: manipulation;
    -webkit-tap-highlight-color: transparent;
  }
  /* WebKit would shrink an icon rather than overlap the padding. */
  button svg,
  a.button svg {
    flex: none;
  }
  button.main,
  a.main {
    background: var(--accent);
    color: var(--on-accent);
    font-weight: 600;
  }
  button:disabled {
    opacity: var(--faint);
    cursor: default;
  }
  button.plain,
  a.plain {
    background: none;
  }
  :where(button, a.button) {
    outline: var(--edge);
    outline-offset: -1.5px;
  }
  :where(button:disabled, button[aria-disabled='true']) {
    outline-style: dashed;
  }
  :where(button.plain, a.plain) {
    outline-color: transparent;
  }
  /* These are the device's own. */
  input,
  select {
    forced-color-adjust: auto;
  }
  a {
    color: inherit;
  }
  :focus-visible {
    outline: var(--focus-line);
    outline-offset: 2px;
  }
  @media (hover: hover) {
    button:not(:disabled, .main, .plain):hover,
    a.button:not(.main, .plain):hover {
      background: var(--raised-hover);
    }
  }
`;

/** A page that scrolls below its bar. */
export const page = css`
  :host {
    display: flex;
    flex-direction: column;
    height: 100%;
    min-height: 0;
  }
  main {
    flex: 1;
    overflow-y: auto;
    padding: 16px max(16px, env(safe-area-inset-right)) calc(24px + env(safe-area-inset-bottom))
      max(16px, env(safe-area-inset-left));
  }
  .column {
    max-width: 720px;
    margin: 0 auto;
  }
  h1 {
    font-size: 1.375rem;
    margin: 0 0 12px;
  }
  h2 {
    font-size: 1.0625rem;
    margin: 28px 0 10px;
  }
  p {
    line-height: 1.5;
    margin: 0 0 12px;
  }
  .muted {
    color: var(--muted);
  }
`;

/** A switch with its words, as a row to tap: a label of class `toggle`. */
export const toggle = css`
  .toggle {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 16px;
    min-height: 44px;
    margin-bottom: 12px;
    padding: 8px 14px;
    border-radius: 10px;
    background: var(--raised);
    outline: var(--edge);
    outline-offset: -1.5px;
    cursor: pointer;
  }
  .toggle small {
    display: block;
    color: var(--muted);
    font-size: 0.8125rem;
  }
  .toggle input {
    flex: none;
    width: 24px;
    height: 24px;
    margin: 0;
    accent-color: var(--accent-line);
    forced-color-adjust: auto;
  }
`;
