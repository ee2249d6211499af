/** Sends the address without leaving the page and says beside the field what became of it. */
for (const form of document.querySelectorAll<HTMLFormElement>('[data-newsletter]')) {
  const { newsletter, sent, bad, offline, failed } = form.dataset
  const [input, button] = form.elements as unknown as [HTMLInputElement, HTMLButtonElement]
  const line = form.lastElementChild as HTMLElement
  const say = (text = '', wrong = false) => {
    line.textContent = text
    input.ariaInvalid = wrong ? 'true' : null
  }
  // The browser's bubble vanishes; the line stays.
  form.noValidate = true
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (button.ariaDisabled) return
    if (!input.checkValidity()) {
      say(bad, true)
      return input.focus()
    }
    // Emptied first, so that the same words are read out again.
    say()
    // Disabled in earnest, the button would drop the focus to the page.
    button.ariaDisabled = 'true'
    try {
      const answer = await fetch(form.action, {
        method: 'post',
        headers: { apikey: newsletter ?? '', 'content-type': 'application/json' },
        body: JSON.stringify({ email: input.value }),
      })
      const { error } = await answer.json()
      say(error ? (error.fields?.email ?? error.message) : sent, error?.fields)
      if (!error) input.value = ''
    } catch {
      say(navigator.onLine ? failed : offline)
    }
    button.ariaDisabled = null
  })
}

export {}
