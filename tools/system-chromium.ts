import { existsSync } from 'node:fs'

const debian = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(existsSync)

/**
 * How Playwright starts Chromium here: Debian's where it is installed, the one without windows first, since it takes
 * half the time; else Playwright's own. Nothing is drawn by a graphics card, and nothing is asked of other sites.
 */
export const chromiumLaunch = {
  ...(debian && { executablePath: debian }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}
