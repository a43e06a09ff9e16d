/** A browser's only page, with the operations that every engine supports. */
export interface Tab {
  goto(url: string): Promise<void>
  /** Evaluates an expression in the page, awaits it, and returns the resulting string. */
  evaluate(expression: string): Promise<string>
  click(x: number, y: number): Promise<void>
  /** Types text into the focused element. */
  type(text: string): Promise<void>
  press(key: Key): Promise<void>
  /** A screenshot of the window, as PNG. */
  picture(): Promise<Buffer>
  /** The errors on the console, and uncaught errors of the pages. */
  complaints(): string[]
  close(): Promise<void>
  /** Puts the tab in the background, then kills the page or the browser, as a phone does when it is short of memory. */
  end(what: Ending): Promise<void>
}

/** What a phone kills in the background: only the page's process, or the whole browser. */
export type Ending = 'page' | 'browser'

export interface Engine {
  name: 'Chromium' | 'Firefox' | 'WebKit'
  /** The Debian packages that the engine needs. */
  packages: readonly string[]
  isInstalled(): boolean
  /** The endings that the engine's driver supports. */
  endings: readonly Ending[]
  /**
   * Starts the browser with the data in `folder`; with `reopens`, also restores the open tab. Saves files in
   * `downloads`.
   */
  open(folder: string, downloads: string, reopens?: boolean): Promise<Tab>
}

/** The phone's viewport in all journeys. */
export const viewport = { width: 390, height: 844 }

// WebDriver's codes for keys without a character.
const codes = {
  Enter: '\uE007',
  Tab: '\uE004',
  Escape: '\uE00C',
  Backspace: '\uE003',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
}

export type Key = keyof typeof codes

/** The WebDriver actions of a mouse click, for both protocols. */
export const clickActions = (x: number, y: number) => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
]

/** The actions that type characters, one after another. */
export const typeActions = (text: string) => [
  {
    type: 'key',
    id: 'keyboard',
    actions: [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
]

/** The actions of a key without a character. */
export const keyActions = (key: Key) => typeActions(codes[key])
