import { textures, tile } from './textures.ts'

/** Shared patterns: each texture is written once, however much ground it covers. */
export function Textures() {
  return (
    <>
      {(['upper', 'middle', 'deep'] as const).map((name) => (
        <pattern
          key={name}
          id={`lava-${name}`}
          width={tile.width}
          height={tile.height}
          patternUnits="userSpaceOnUse"
        >
          <rect className={`ice-to-port-${name}`} width={tile.width} height={tile.height} />
          <path className={`ice-to-port-pores ice-to-port-pores-${name}`} d={textures[name]} />
        </pattern>
      ))}
      <pattern id="container-folds" width="3" height="13" patternUnits="userSpaceOnUse">
        <path className="ice-to-port-folds" d="M1.5 0v13" />
      </pattern>
    </>
  )
}
