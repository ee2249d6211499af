/**
 * Turns the index of a tab sheet into tabs: one panel at a time, arrow keys, Home and
 * End along the tabs. The address of a panel, or of anything inside it, selects it;
 * choosing a tab writes its address without a new entry in the history. Before this
 * runs the index is a list of links and every panel stands on the page.
 */
for (const index of document.querySelectorAll<HTMLElement>('[data-tabs]')) {
  const tabs = [...index.querySelectorAll('a')]
  const panels = tabs.map((tab) => document.getElementById(tab.hash.slice(1)) as HTMLElement)

  const select = (chosen: number) => {
    for (const [place, tab] of tabs.entries()) {
      const selected = place === chosen
      tab.ariaSelected = String(selected)
      tab.tabIndex = selected ? 0 : -1
      // Sideways only: the page itself must not move.
      if (selected) index.scrollLeft = tab.offsetLeft - 38
    }
    for (const [place, panel] of panels.entries()) panel.hidden = place !== chosen
  }

  const follow = () => {
    const target = document.getElementById(location.hash.slice(1))
    const wanted = panels.findIndex((panel) => target && panel.contains(target))
    if (wanted >= 0) select(wanted)
  }

  index.role = 'tablist'
  for (const [place, tab] of tabs.entries()) {
    const panel = panels[place] as HTMLElement
    tab.role = 'tab'
    tab.setAttribute('aria-controls', panel.id)
    panel.role = 'tabpanel'
    panel.tabIndex = 0
    panel.setAttribute('aria-labelledby', tab.id)

    const choose = (event: Event, to: number | undefined) => {
      const chosen = to === undefined ? null : tabs.at(to)
      if (!chosen) return
      event.preventDefault()
      history.replaceState(history.state, '', chosen.hash)
      follow()
      chosen.focus({ preventScroll: true })
    }
    tab.addEventListener('click', (event) => choose(event, place))
    tab.addEventListener('keydown', (event) => {
      const back = place - 1
      const on = (place + 1) % tabs.length
      // Both pairs of arrows: the index stands upright in wide windows and lies in narrow ones.
      const keys: Record<string, number> = {
        ArrowUp: back,
        ArrowLeft: back,
        ArrowDown: on,
        ArrowRight: on,
        Home: 0,
        End: -1,
        ' ': place,
      }
      choose(event, keys[event.key])
    })
  }
  select(0)
  index.dataset.tabs = 'ready'
  follow()
  // Ahead of the dialogs: one in a panel that is not shown could not take the focus.
  addEventListener('popstate', follow, true)
}

export {}
