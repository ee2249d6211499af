/** Says behind an island that its script did not arrive: its buttons answer nothing. */
addEventListener('astro:hydration-error', ({ target }) => {
  const told = (target as Element).nextElementSibling
  if (told instanceof HTMLElement && 'scriptLost' in told.dataset) told.hidden = false
})

export {}
