import type { CSSProperties } from 'react'
import { contourLines } from '../../graphics/geometry/contour-lines.ts'
import { brooksOf, riverPath } from '../../graphics/geometry/river.ts'
import './IndexSheets.css'
import { type Cut, field, sheetsOf } from './sheet-cut.ts'

export type IndexedFile = {
  title: string
  href: string
  /** Bytes. */
  size: number
  /** The same for people, such as `118 KB`. */
  weight: string
}

const lines = contourLines({ ...field, levels: 13, seed: 29 })

const course = [
  [93, -20],
  [117, 64],
  [200, 127],
  [193, 220],
  [280, 280],
  [301, 373],
  [407, 427],
  [440, 520],
  [567, 567],
  [620, 653],
  [733, 693],
  [820, 747],
] as const
const river = riverPath({ course, width: [1, 7.5] })
const brooks = brooksOf(course)

/** The land of the index, once for all its sheets and crops. */
function IndexLand() {
  return (
    <svg className="index-land" width="0" height="0" aria-hidden="true">
      <defs>
        <g id="index-land">
          <path className="index-land-between" d={lines.between} />
          <path className="index-land-index" d={lines.index} />
          <path className="index-land-water" d={river} />
          <path className="index-land-water" d={brooks} />
        </g>
      </defs>
    </svg>
  )
}

/** The index sheet of a map series: one land, cut into sheets whose areas follow the files' sizes. */
export function IndexSheets({ label, files }: { label: string; files: readonly IndexedFile[] }) {
  const cuts = sheetsOf(files.map(({ size }) => size))
  return (
    <>
      <IndexLand />
      <nav className="index-sheets" aria-label={label}>
        {files.map((file, index) => {
          const cut = cuts[index] as Cut
          return (
            <a
              key={file.href}
              href={file.href}
              download
              className="index-sheet"
              style={placed(cut)}
            >
              <Window cut={cut} />
              <b aria-hidden="true">{index + 1}</b>
              <span className="sr-only">
                {index + 1} {file.title},{' '}
              </span>
              <small>{file.weight}</small>
            </a>
          )
        })}
      </nav>
    </>
  )
}

/** The crop of one sheet, as it stands beside its entry on narrow screens. */
export function SheetCrop({ files, at }: { files: readonly IndexedFile[]; at: number }) {
  const cut = sheetsOf(files.map(({ size }) => size))[at]
  return cut ? (
    <div className="index-crop">
      <Window cut={cut} />
    </div>
  ) : null
}

function Window({ cut: { x, y, width, height } }: { cut: Cut }) {
  const box = [x, y, width, height].map((value) => Math.round(value * 10) / 10)
  return (
    <svg viewBox={box.join(' ')} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <use href="#index-land" />
    </svg>
  )
}

function placed({ x, y, width, height }: Cut): CSSProperties {
  const part = (value: number, whole: number) => `${Math.round((value / whole) * 1e4) / 100}%`
  return {
    '--x': part(x, field.width),
    '--y': part(y, field.height),
    '--width': part(width, field.width),
    '--height': part(height, field.height),
  }
}
