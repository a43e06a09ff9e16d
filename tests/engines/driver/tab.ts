/** The one page of a browser, as users reach it: the operations that every engine supports. */
export interface Tab {
  goto(url: string): Promise<void>
  /** Evaluates an expression in the page, awaits it, and returns the resulting text. */
  evaluate(expression: string): Promise<string>
  /** Clicks a point of the window. */
  click(x: number, y: number): Promise<void>
  /** Types text into the focused element. */
  type(text: string): Promise<void>
  press(key: Key): Promise<void>
  /** A screenshot of the window, as PNG. */
  picture(): Promise<Buffer>
  /** The errors on the console, and uncaught errors of the pages. */
  complaints(): string[]
  close(): Promise<void>
  /** Puts the tab in the background, then kills the page or the browser, as a phone short of memory does. */
  end(what: Ending): Promise<void>
}

/** What a phone kills in the background: the page's process only, or the whole browser. */
export type Ending = 'page' | 'browser'

export interface Engine {
  name: 'Chromium' | 'Firefox' | 'WebKit'
  /** The Debian packages that it needs. */
  packages: readonly string[]
  /** Whether it is installed on this machine. */
  isInstalled(): boolean
  /** The endings that its driver supports. */
  endings: readonly Ending[]
  /**
   * Starts the browser with the data in `folder`; with `reopens` it also restores the open tab. Saves files in
   * `downloads`.
   */
  open(folder: string, downloads: string, reopens?: boolean): Promise<Tab>
}

/** The viewport of the phone in all journeys. */
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

/** WebDriver actions for a mouse click; both protocols use them. */
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

/** For characters, one after another. */
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

/** For a key without a character. */
export const keyActions = (key: Key) => typeActions(codes[key])
