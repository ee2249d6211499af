/** Raw frames become a loop in two encodings, and the seam is measured as a browser shows it. */
import { spawn } from 'node:child_process'
import { mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { loopSize } from './draw.ts'
import { run } from './workshop.ts'

export const loopsFolder = 'site/assets/loops'
export const loopBudget = 1_500_000

/** Mean absolute difference of brightness between frames, 0..255. */
export interface Seam {
  /** From the last frame to the first. */
  join: number
  /** From a frame to the next, on average and at most. */
  mean: number
  most: number
}

/** The seam of each encoding, by its extension. */
export type Seams = Record<string, Seam>

/** Frames of one turn; the file holds one more. */
const turn = loopSize.fps * loopSize.seconds

/**
 * A key frame is finer than the frame before it, and that shows as a jolt at every turn of the
 * loop. So each loop ends on a copy of its first frame, coded as a key frame too and open to the
 * frames before it: they lead over to it, and the turn is one frame shown twice.
 */
const encodings = [
  {
    extension: 'webm',
    /** From fine to coarse: the first that fits the budget and closes is taken. */
    qualities: [20, 24, 28, 32, 36, 40, 44, 48, 52],
    codec: (quality: number) => [
      ...['-c:v', 'libsvtav1', '-preset', '7', '-g', String(turn), '-crf', String(quality)],
      ...['-svtav1-params', 'irefresh-type=1:enable-tf=0:enable-tpl-la=0'],
    ],
  },
  {
    extension: 'mp4',
    qualities: [20, 22, 24, 26, 28, 30, 32, 34, 36],
    codec: (quality: number) => [
      ...['-c:v', 'libx264', '-preset', 'slow', '-g', String(turn), '-qp', String(quality)],
      '-x264-params',
      'open-gop=1:scenecut=0:bframes=7:b-adapt=0:mbtree=0:ipratio=1:pbratio=1.1',
      ...['-movflags', '+faststart'],
    ],
  },
]

/** Encodes the frames that `drawLoop` wrote; a loop whose seam shows is refused. */
export async function encodeLoop(name: string, frames: string, smooth: boolean): Promise<Seams> {
  await mkdir(loopsFolder, { recursive: true })
  const seams: Seams = {}
  for (const { extension, qualities, codec } of encodings) {
    const file = join(loopsFolder, `${name}.${extension}`)
    for (const quality of qualities) {
      await run('ffmpeg', [...source(frames, smooth), ...codec(quality), file])
      if ((await stat(file)).size > loopBudget) continue
      const seam = await measureSeam(file)
      if (seam.join > seam.most) continue
      seams[extension] = seam
      break
    }
    if (!seams[extension]) throw new Error(`${file}: no quality fits the budget and closes`)
  }
  return seams
}

function source(frames: string, smooth: boolean): string[] {
  const { width, height, fps } = loopSize
  return [
    ...['-hide_banner', '-loglevel', 'error', '-y'],
    ...['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${width}x${height}`, '-r', String(fps)],
    ...['-i', frames],
    '-vf',
    [
      // Sparkle that lasts one frame costs more bits than all the waves together.
      "tmix=frames=3:weights='1 2 1',trim=start_frame=2,setpts=PTS-STARTPTS",
      ...(smooth ? ['hqdn3d=4:3:10:8'] : []),
      `loop=loop=1:size=${turn},trim=end_frame=${turn + 1},setpts=PTS-STARTPTS`,
    ].join(','),
    ...['-pix_fmt', 'yuv420p', '-an'],
  ]
}

/** Decodes a loop and compares its frames, small and grey: flicker, not detail, is looked for. */
async function measureSeam(file: string): Promise<Seam> {
  const width = 320
  const height = 180
  const bytes = await decode(file, `scale=${width}:${height},format=gray`)
  const size = width * height
  const count = bytes.length / size
  const difference = (a: number, b: number) => {
    let sum = 0
    for (let i = 0; i < size; i++) {
      sum += Math.abs((bytes[a * size + i] ?? 0) - (bytes[b * size + i] ?? 0))
    }
    return sum / size
  }
  const steps = Array.from({ length: count - 1 }, (_, index) => difference(index, index + 1))
  const round = (value: number) => Math.round(value * 1000) / 1000
  return {
    join: round(difference(count - 1, 0)),
    mean: round(steps.reduce((sum, step) => sum + step, 0) / steps.length),
    most: round(Math.max(...steps)),
  }
}

function decode(file: string, filter: string): Promise<Buffer> {
  const args = ['-loglevel', 'error', '-i', file, '-vf', filter, '-f', 'rawvideo', '-']
  const child = spawn('ffmpeg', args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const parts: Buffer[] = []
  child.stdout.on('data', (part: Buffer) => parts.push(part))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) =>
      code === 0 ? resolve(Buffer.concat(parts)) : reject(new Error(`ffmpeg ended with ${code}`)),
    )
  })
}
