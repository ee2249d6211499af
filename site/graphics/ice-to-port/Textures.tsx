import { textures, tile } from './textures.ts'

const layers = [
  { name: 'upper', ground: 'ice-to-port-upper', pores: 'ice-to-port-pores' },
  {
    name: 'middle',
    ground: 'ice-to-port-middle',
    pores: 'ice-to-port-pores ice-to-port-pores-middle',
  },
  { name: 'deep', ground: 'ice-to-port-deep', pores: 'ice-to-port-pores ice-to-port-pores-deep' },
] as const

/** Shared patterns: each texture is written once, however much ground it covers. */
export function Textures() {
  return (
    <>
      {layers.map(({ name, ground, pores }) => (
        <pattern
          key={name}
          id={`lava-${name}`}
          width={tile.width}
          height={tile.height}
          patternUnits="userSpaceOnUse"
        >
          <rect className={ground} width={tile.width} height={tile.height} />
          <path className={pores} d={textures[name]} />
        </pattern>
      ))}
      <pattern id="container-folds" width="3" height="13" patternUnits="userSpaceOnUse">
        <path className="ice-to-port-folds" d="M1.5 0v13" />
      </pattern>
    </>
  )
}
