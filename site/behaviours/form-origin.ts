/**
 * Fills the hidden fields of a form that is posted before its island runs: a key,
 * so that a second press stores nothing twice, and the time the form appeared.
 */
for (const form of document.querySelectorAll<HTMLFormElement>('[data-lead-form]')) {
  const set = (name: string, value: string) => {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLInputElement && !field.value) field.value = value
  }
  set('idempotency_key', String(crypto.getRandomValues(new BigUint64Array(2))))
  set('rendered_at', String(Date.now()))
}

export {}
