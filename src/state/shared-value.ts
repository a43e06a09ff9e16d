import { create } from 'zustand'

/** Creates a value that the components of this tab share. A change rerenders those that call `useValue`. */
export function sharedValue<Value>(initial: Value) {
  const useStore = create<{ value: Value }>(() => ({ value: initial }))
  return {
    get: (): Value => useStore.getState().value,
    set: (value: Value): void => useStore.setState({ value }),
    useValue: (): Value => useStore((state) => state.value),
  }
}
