import { create } from 'zustand'

/** A value of this tab, with a hook that renders again when it changes. */
export function sharedValue<Value>(initial: Value) {
  const useStore = create<{ value: Value }>(() => ({ value: initial }))
  return {
    get: (): Value => useStore.getState().value,
    set: (value: Value): void => useStore.setState({ value }),
    useValue: (): Value => useStore((state) => state.value),
  }
}
