'use client'

import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'

const STORED = 'review-shortcuts'
const changed = new EventTarget()

function subscribe(onChange: () => void) {
  changed.addEventListener('change', onChange)
  return () => changed.removeEventListener('change', onChange)
}

function isOn(): boolean {
  try {
    return localStorage.getItem(STORED) !== 'off'
  } catch {
    return true
  }
}

/** Whether single keys work in the review. Staff can switch them off, because speech input may trigger them. */
export function useShortcutsOn(): [boolean, (on: boolean) => void] {
  const on = useSyncExternalStore(subscribe, isOn, () => true)
  return [on, setOn]
}

function setOn(on: boolean) {
  try {
    localStorage.setItem(STORED, on ? 'on' : 'off')
  } catch {
    // Without storage, the keys stay on.
  }
  changed.dispatchEvent(new Event('change'))
}

/** Calls `action` when the key is pressed anywhere on the page, except while typing. */
export function useShortcut(key: string, action: (() => void) | null): void {
  const latest = useRef(action)
  // Before the screen shows a new state, because a key may follow at once.
  useLayoutEffect(() => {
    latest.current = action
  })
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const { ctrlKey, metaKey, altKey, repeat, defaultPrevented } = event
      if (ctrlKey || metaKey || altKey || repeat || defaultPrevented || event.key.toLowerCase() !== key) return
      if (!isOn() || isTyping(event.target) || latest.current === null) return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [key])
}

const TEXT_CONTROLS =
  'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable=true]'

/** Whether a key pressed on this element enters text or chooses an option, or a dialog is open, whatever has the focus. */
function isTyping(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]') !== null) return true
  return target instanceof Element && target.closest(`${TEXT_CONTROLS}, [role=dialog]`) !== null
}
