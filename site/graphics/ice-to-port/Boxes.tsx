import type { Tint } from './containers.ts'

/** Containers in three tints, their folds drawn by one shared pattern. */
export function Boxes({ deep, pale, bare }: Record<Tint, string>) {
  return (
    <>
      <path className="ice-to-port-box ice-to-port-box-deep" d={deep} />
      <path className="ice-to-port-box ice-to-port-box-pale" d={pale} />
      <path className="ice-to-port-box ice-to-port-box-bare" d={bare} />
      <path fill="url(#container-folds)" d={pale + bare} />
    </>
  )
}
