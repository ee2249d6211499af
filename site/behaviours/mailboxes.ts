/**
 * Turns addresses that are written out, `hello [at] domain [dot] example`, into mail links. Each says how its language
 * calls the first sign; whatever else stands in brackets is a dot.
 */
for (const mailbox of document.querySelectorAll<HTMLAnchorElement>('[data-mailbox]')) {
  const address = (mailbox.textContent ?? '')
    .replace(` [${mailbox.dataset.mailbox}] `, '@')
    .replaceAll(/ \[[^\]]+\] /g, '.')
  mailbox.href = `mailto:${address}`
}
