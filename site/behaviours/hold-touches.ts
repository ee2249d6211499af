import { islandReady } from '../ui/island-ready.ts'
import { savesData } from './saves-data.ts'

/** A press on a button, where there is no key; else a key on a control that the script will replace or answer. */
type Held = { control: HTMLElement; key?: string }

/** How long a press waits for the script before its form is posted as without script, ms. */
const patience = 10_000

/** How long a button of the mouse is waited for, ms: outside the window nobody hears it go up. */
const longestPress = 1_000

/** Before each key that is done now: a list takes a moment to move its focus, ms. */
const moment = 50

/** How many moments a list may take to open. */
const openingMoments = 20

/** Keys that a select or a tab answers; all others go their way. */
const answered = /^(?:.|Enter|Arrow\w+|Home|End)$/su

/** Keys that open a list of choices. */
const opening = /^(?: |Enter|Arrow(?:Up|Down))$/

/**
 * Hears the first touch of an island and keeps what its visitor does until it runs: presses on buttons, and keys
 * and taps on what its script replaces. Text, ticks and the browser's own lists need no keeping.
 *
 * @param onTouch called at every sign that the island is wanted.
 */
export function holdTouches(island: HTMLElement, onTouch: () => void) {
  let held: Held[] = []
  /** The script did not arrive: the browser does what it can. */
  let lost = false
  let waiting = 0
  /** Settled once no button of the mouse is down: a press must not lie half before and half after. */
  let pressing: Promise<unknown> = Promise.resolve()
  /** What the mouse's button went down on, if it will be replaced. */
  let pressed: HTMLElement | null = null
  let line: HTMLElement | undefined
  const running = new AbortController()

  function listen<Type extends keyof HTMLElementEventMap>(
    type: Type,
    hear: (event: HTMLElementEventMap[Type]) => void,
    target: EventTarget = island,
  ): void {
    target.addEventListener(type, hear as EventListener, {
      capture: true,
      signal: running.signal,
    })
  }

  // Locked in the HTML, where no script would answer them; now each press is kept.
  for (const button of island.querySelectorAll<HTMLButtonElement>('button:disabled')) {
    button.disabled = false
  }

  function hold(event: Event, one: Held): void {
    event.preventDefault()
    event.stopImmediatePropagation()
    held.push(one)
  }

  function release(): Held[] {
    const released = held
    held = []
    clearTimeout(waiting)
    for (const { control } of released) control.ariaBusy = null
    return released
  }

  /** Hands a press back to the browser, which posts the form as it stands. */
  function post(): boolean {
    lost = true
    const press = release().find(({ control }) => isPosted(control))?.control
    if (press) (press as HTMLButtonElement).form?.requestSubmit(press)
    return press !== undefined
  }

  listen('pointerenter', ({ pointerType }) => {
    if (pointerType === 'mouse' && !savesData()) onTouch()
  })
  for (const type of ['pointerdown', 'focusin', 'keydown', 'click', 'input'] as const) {
    listen(type, onTouch)
  }

  listen('click', (event) => {
    const button = (event.target as Element).closest('button')
    if (!button || (lost && isPosted(button))) return
    // An impatient second press sends nothing twice.
    if (button.type === 'submit') held = held.filter(({ control }) => control !== button)
    hold(event, { control: button })
    button.ariaBusy = 'true'
    if (isPosted(button)) {
      clearTimeout(waiting)
      waiting = window.setTimeout(post, patience)
    }
  })

  // React answers a button going down by hydrating at once, and what was pressed is replaced before `mousedown`, which
  // then falls on something else: the press is kept here, before React hears of it.
  listen('pointerdown', (event) => {
    pressing = new Promise((resolve) => {
      // After the click that follows.
      const end = () => setTimeout(resolve)
      addEventListener('mouseup', end, { capture: true, once: true })
      setTimeout(resolve, longestPress)
    })
    pressed = (event.target as Element).closest<HTMLElement>('[data-replaced]')
    if (!pressed || event.pointerType !== 'mouse' || keepsItsList()) return
    event.stopImmediatePropagation()
    held.push({ control: pressed, key: 'Enter' })
  })

  // Neither the browser's own list opens, nor does the focus leave for what is pressed instead.
  listen('mousedown', (event) => {
    if (pressed && !keepsItsList()) event.preventDefault()
  })

  listen('keydown', (event) => {
    const control = (event.target as Element).closest<HTMLElement>('[data-replaced], [role=tab]')
    if (!control || !answered.test(event.key) || event.ctrlKey || event.metaKey || event.altKey)
      return
    if (!control.matches('[data-replaced]') || !keepsItsList()) {
      hold(event, { control, key: event.key })
    }
  })

  /** On a phone the first list is the phone's own, at once; so is every list where the script did not arrive. */
  const keepsItsList = () => lost || matchMedia('(pointer: coarse)').matches

  // A list must not open behind the back of who has turned to something else.
  function turn({ target }: Event): void {
    held = held.filter(
      ({ control, key }) =>
        control.id === (target as Element).id ||
        !control.matches('[data-replaced]') ||
        !opening.test(key ?? ''),
    )
  }
  listen('pointerdown', turn, document)
  listen('focusin', turn, document)

  island.addEventListener(
    islandReady,
    async () => {
      await pressing
      running.abort()
      line?.remove()
      for (const one of release()) {
        await aMoment()
        const opens = repeat(one)
        for (let left = openingMoments; opens && left > 0 && !focusedList(); left -= 1) {
          await aMoment()
        }
      }
    },
    { once: true },
  )

  return {
    /** Ends the waiting for now: posts what can be posted, else says `words` under the island. */
    giveUp(words: string): void {
      const unanswered = held.length > 0
      if (navigator.onLine && post()) return
      lost = true
      release()
      if (!unanswered) return
      line?.remove()
      line = document.createElement('p')
      line.role = 'alert'
      line.className = 'note'
      line.textContent = words
      island.after(line)
    },
  }
}

/** Whether a button sends its form to the server, script or not. */
function isPosted(button: HTMLElement): boolean {
  return (
    button instanceof HTMLButtonElement &&
    button.type === 'submit' &&
    button.form !== null &&
    button.form.method !== 'dialog'
  )
}

const aMoment = () => new Promise((resolve) => setTimeout(resolve, moment))

/** What has the focus in an open list of choices. */
function focusedList(): Element | undefined {
  const { activeElement } = document
  return (activeElement?.closest('[role=listbox]') && activeElement) ?? undefined
}

/** Does what was held on the control, or on what has taken its place under the same id; says whether that opens a list. */
function repeat({ control, key }: Held): boolean {
  const now = control.isConnected ? control : document.getElementById(control.id)
  if (!now) return false
  if (key === undefined) {
    // Tabs answer the button going down.
    now.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }))
    now.click()
    return false
  }
  const inList = focusedList()
  const opens = !inList && now.role === 'combobox' && opening.test(key)
  if (opens) now.focus({ preventScroll: true })
  const target = inList ?? now
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  return opens
}
