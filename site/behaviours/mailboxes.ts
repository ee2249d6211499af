/** Turns addresses that are written out, `hello [at] domain [dot] example`, into mail links. */
for (const mailbox of document.querySelectorAll<HTMLAnchorElement>('[data-mailbox]')) {
  const address = (mailbox.textContent ?? '').replace(' [at] ', '@').replaceAll(' [dot] ', '.')
  mailbox.href = `mailto:${address}`
}
