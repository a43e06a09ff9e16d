import { create } from 'zustand'

/** Creates a value that the components of this tab share. `useValue` renders again when the value changes. */
export function sharedValue<Value>(initial: Value) {
  const useStore = create<{ value: Value }>(() => ({ value: initial }))
  return {
    get: (): Value => useStore.getState().value,
    set: (value: Value): void => useStore.setState({ value }),
    useValue: (): Value => useStore((state) => state.value),
  }
}
