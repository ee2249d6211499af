/** Keeps what was typed into a form whose island does not run yet, when the page is left or reloaded. */
for (const form of document.querySelectorAll<HTMLFormElement>('[data-lead-form]')) {
  let typed = false
  form.addEventListener('input', () => {
    typed = true
  })
  form.addEventListener('submit', () => {
    typed = false
  })
  addEventListener('pagehide', () => {
    // Once it runs, the island keeps the draft itself, and takes the key away.
    const key = form.dataset.leadForm
    if (!typed || !key) return
    const values = Object.fromEntries(new FormData(form))
    try {
      sessionStorage.setItem(key, JSON.stringify({ values, spent: performance.now() }))
    } catch {}
  })
}

export {}
