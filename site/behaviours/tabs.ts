/**
 * Turns the index of a tab sheet into tabs: one panel at a time, arrow keys, Home and
 * End along the tabs. The address of a panel, or of anything inside it, selects it;
 * choosing a tab writes its address without a new entry in the history. Before this
 * runs the index is a list of links and every panel stands on the page.
 */
for (const index of document.querySelectorAll<HTMLElement>('[data-tabs]')) {
  const tabs = [...index.querySelectorAll('a')]
  const at = ({ hash }: { hash: string }) => document.getElementById(hash.slice(1)) as HTMLElement

  const select = (chosen: HTMLElement | undefined) => {
    for (const tab of tabs) {
      const selected = tab === chosen
      tab.ariaSelected = `${selected}`
      tab.tabIndex = selected ? 0 : -1
      // Sideways only: the page itself must not move.
      if (selected) index.scrollLeft = tab.offsetLeft - 38
      at(tab).hidden = !selected
    }
  }

  const follow = () => {
    const target = at(location)
    const wanted = tabs.find((tab) => at(tab).contains(target))
    if (wanted) select(wanted)
  }

  index.role = 'tablist'
  for (const [place, tab] of tabs.entries()) {
    const panel = at(tab)
    tab.role = 'tab'
    tab.setAttribute('aria-controls', panel.id)
    panel.role = 'tabpanel'
    panel.tabIndex = 0
    panel.setAttribute('aria-labelledby', tab.id)

    const choose = (event: KeyboardEvent | MouseEvent, chosen?: HTMLAnchorElement) => {
      // With a modifier the key or the click is the browser's: Back, or a tab of its own.
      if (!chosen || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      history.replaceState(null, '', chosen.hash)
      follow()
      chosen.focus({ preventScroll: true })
    }
    tab.addEventListener('click', (event) => choose(event, tab))
    tab.addEventListener('keydown', (event) => {
      const back = tabs.at(place - 1)
      const on = tabs[(place + 1) % tabs.length]
      // Both pairs of arrows: the index stands upright in wide windows and lies in narrow ones.
      const keys: Record<string, HTMLAnchorElement | undefined> = {
        ArrowUp: back,
        ArrowLeft: back,
        ArrowDown: on,
        ArrowRight: on,
        Home: tabs[0],
        End: tabs.at(-1),
        ' ': tab,
      }
      choose(event, keys[event.key])
    })
  }
  select(tabs[0])
  index.dataset.tabs = 'ready'
  follow()
  // Ahead of the dialogs: one in a panel that is not shown could not take the focus.
  addEventListener('popstate', follow, true)
}

export {}
