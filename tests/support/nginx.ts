import { onTestFinished } from 'vitest'
import { type Nginx, openNginx } from './open-nginx.ts'

export type { Nginx } from './open-nginx.ts'

/** nginx with the shipped `deploy/nginx.conf` before the processes of these ports; ended when the test has finished. */
export async function startNginx(
  ports: readonly [number, number],
  options: { unlimited?: boolean } = {},
): Promise<Nginx> {
  const { close, ...nginx } = await openNginx(ports, options)
  onTestFinished(close)
  return nginx
}
