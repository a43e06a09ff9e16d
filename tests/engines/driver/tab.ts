export interface Tab {
  goto(url: string): Promise<void>
  /** Awaits the expression and returns the resulting string. */
  evaluate(expression: string): Promise<string>
  click(x: number, y: number): Promise<void>
  type(text: string): Promise<void>
  press(key: Key): Promise<void>
  /** The errors that the console logged, including the pages' uncaught errors. */
  complaints(): string[]
  close(): Promise<void>
  /** Ends the browser much as a phone that is short of memory does. */
  end(): Promise<void>
}

export interface Engine {
  name: 'Firefox' | 'WebKit'
  packages: readonly string[]
  isInstalled(): boolean
  /** If `reopens` is true, restores the tab that was open when the browser ended. */
  open(folder: string, downloads: string, reopens?: boolean): Promise<Tab>
}

export const viewport = { width: 390, height: 844 }

const codes = {
  Enter: '\uE007',
  Tab: '\uE004',
  ArrowUp: '\uE013',
}

export type Key = keyof typeof codes

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

export const keyActions = (key: Key) => typeActions(codes[key])
