/** The one page of a browser, as a test's hands and eyes reach it: the least that every engine can do. */
export interface Tab {
  goto(url: string): Promise<void>
  /** Evaluates an expression in the page, waits for it, and gives the text that comes of it. */
  evaluate(expression: string): Promise<string>
  /** Presses the mouse at a point of the window. */
  click(x: number, y: number): Promise<void>
  /** Types what the keyboard has into what has the focus. */
  type(text: string): Promise<void>
  press(key: Key): Promise<void>
  /** What the window shows, as PNG. */
  picture(): Promise<Buffer>
  /** What was complained of on the console, and what the pages threw. */
  complaints(): string[]
  close(): Promise<void>
  /** Puts the tab aside, then ends this without another word to the page, as a phone does that needs the memory. */
  end(what: Ending): Promise<void>
}

/** What a phone ends of a tab that nobody looks at: its page's process alone, or the whole browser. */
export type Ending = 'page' | 'browser'

export interface Engine {
  name: 'Chromium' | 'Firefox' | 'WebKit'
  /** Debian's packages that it needs. */
  packages: readonly string[]
  /** Whether this machine has it. */
  isInstalled(): boolean
  /** What of it a test can end. */
  endings: readonly Ending[]
  /**
   * Starts it on a folder of its own, with what the one before on this folder remembers: with `reopens` the tab too that
   * was open. Files are saved in `downloads`.
   */
  open(folder: string, downloads: string, reopens?: boolean): Promise<Tab>
}

/** Of the phone that all journeys are made on. */
export const viewport = { width: 390, height: 844 }

// How WebDriver writes what is no letter.
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

/** The actions of WebDriver, in both of its forms, for a press of the mouse. */
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

/** For letters, one after another. */
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

/** For a key that is no letter. */
export const keyActions = (key: Key) => typeActions(codes[key])
