import { fragmentShader, vertexShader } from './shader.ts'
import { writtenTitle } from './written-title.ts'

/** Where the nearest floes lie in the picture, as a part of its height: there the letters stand. */
const waterline = 0.654
/** How long the letters take to sink, ms; and how much of the way the eye's movement is followed in a frame. */
const sinking = 1400
const following = 0.07

/**
 * Draws the title half under water over its own text, which stays where it is for readers, search and selection. Leaves
 * the page as it was where the title takes two lines, the water does not cross it, or nothing draws fast enough; and once
 * the window is narrow or less motion is wished for, the text stands alone again.
 */
function sinkTitle(): void {
  const fits = matchMedia(
    '(width > 1040px) and (prefers-reduced-motion: no-preference) and (forced-colors: none)',
  )
  const title = document.querySelector<HTMLElement>('.hero-lead > .hero-title')
  const picture = document.querySelector<HTMLImageElement>('.hero .moving-picture img')
  if (!title || !picture?.naturalWidth) return
  const canvas = document.createElement('canvas')
  canvas.ariaHidden = 'true'
  // What no style sheet needs to carry: without this script it is not there.
  Object.assign(canvas.style, { position: 'absolute', left: '0', top: '0', pointerEvents: 'none' })
  const gl = canvas.getContext('webgl', {
    antialias: false,
    failIfMajorPerformanceCaveat: true,
    powerPreference: 'low-power',
  })
  const program = gl && compiled(gl)
  if (!gl || !program) return
  const uniform = (name: string) => gl.getUniformLocation(program, name)

  /** Lays letters and picture over the title as it stands now; false where that makes no sense. */
  function measure(): boolean {
    const written = title && fits.matches ? writtenTitle(title) : null
    if (!gl || !title || !picture || !written) return false
    const { box, density, letters } = written
    const frame = picture.getBoundingClientRect()
    // The picture covers its frame, so that one of its sides is cut.
    const scale = Math.max(frame.width / picture.naturalWidth, frame.height / picture.naturalHeight)
    const [wide, high] = [scale * picture.naturalWidth, scale * picture.naturalHeight]
    const left = frame.x + (frame.width - wide) / 2
    const top = frame.y + (frame.height - high) / 2
    const water = (top + waterline * high - box.y) * density
    const share = (water - written.capitals) / (written.baseline - written.capitals)
    if (share < 0.45 || share > 0.85) return false
    const home = title.getBoundingClientRect()
    canvas.width = letters.width
    canvas.height = letters.height
    canvas.style.width = `${box.width}px`
    canvas.style.height = `${box.height}px`
    canvas.style.translate = `${box.x - home.x}px ${box.y - home.y}px`
    gl.viewport(0, 0, canvas.width, canvas.height)
    texture(gl, 0, letters)
    texture(gl, 1, picture)
    gl.uniform1i(uniform('letters'), 0)
    gl.uniform1i(uniform('photo'), 1)
    gl.uniform2f(uniform('size'), canvas.width, canvas.height)
    gl.uniform4f(
      uniform('crop'),
      (box.x - left) / wide,
      (box.y - top) / high,
      box.width / wide,
      box.height / high,
    )
    gl.uniform1f(uniform('water'), water)
    gl.uniform1f(uniform('letter'), written.letter)
    return true
  }

  const wanted = { x: 0, y: 0 }
  const lean = { x: 0, y: 0 }
  let [began, drift, floating] = [0, 0, false]
  let frameAsked = 0

  function draw(now: number): void {
    frameAsked = 0
    if (!gl || !floating) return
    began ||= now
    const part = Math.min(1, (now - began) / sinking)
    const [stepX, stepY] = [wanted.x - lean.x, wanted.y - lean.y]
    lean.x += stepX * following
    lean.y += stepY * following
    // The water runs on only as far as it is stirred.
    drift += 0.5 * Math.hypot(stepX, stepY) * following + (part < 1 ? 0.02 * (1 - part) : 0)
    gl.uniform2f(uniform('lean'), lean.x, lean.y)
    gl.uniform1f(uniform('drift'), drift)
    gl.uniform1f(uniform('sunk'), 1 - (1 - part) ** 3)
    gl.drawArrays(gl.TRIANGLES, 0, 3)
    if (part < 1 || Math.hypot(stepX, stepY) > 0.002) ask()
  }
  const ask = () => {
    if (frameAsked === 0) frameAsked = requestAnimationFrame(draw)
  }

  function show(drawn: boolean): void {
    floating = drawn
    canvas.style.visibility = drawn ? 'visible' : 'hidden'
    title?.style.setProperty('-webkit-text-fill-color', drawn ? 'transparent' : '')
  }

  function settle(): void {
    show(measure())
    if (floating) ask()
  }

  const towards = (x: number, y: number) => {
    wanted.x = Math.max(-1, Math.min(1, x))
    wanted.y = Math.max(-1, Math.min(1, y))
    // A title out of view is not drawn.
    if (floating && scrollY < innerHeight) ask()
  }
  addEventListener(
    'pointermove',
    ({ clientX, clientY }) =>
      towards((2 * clientX) / innerWidth - 1, (2 * clientY) / innerHeight - 1),
    { passive: true },
  )
  canvas.addEventListener('webglcontextlost', () => show(false))
  fits.addEventListener('change', settle)
  title.style.position = 'relative'
  title.append(canvas)
  new ResizeObserver(settle).observe(title)
  document.fonts.ready.then(settle)
}

function compiled(gl: WebGLRenderingContext): WebGLProgram | null {
  const program = gl.createProgram()
  for (const [type, source] of [
    [gl.VERTEX_SHADER, vertexShader],
    [gl.FRAGMENT_SHADER, fragmentShader],
  ] as const) {
    const shader = gl.createShader(type)
    if (!shader) return null
    gl.shaderSource(shader, source)
    gl.compileShader(shader)
    gl.attachShader(program, shader)
  }
  gl.linkProgram(program)
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) return null
  // biome-ignore lint/correctness/useHookAtTopLevel: WebGL's own name, no hook
  gl.useProgram(program)
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer())
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), gl.STATIC_DRAW)
  const corner = gl.getAttribLocation(program, 'corner')
  gl.enableVertexAttribArray(corner)
  gl.vertexAttribPointer(corner, 2, gl.FLOAT, false, 0, 0)
  return program
}

function texture(gl: WebGLRenderingContext, unit: number, source: TexImageSource): void {
  gl.activeTexture(gl.TEXTURE0 + unit)
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture())
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, source)
  for (const side of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T]) {
    gl.texParameteri(gl.TEXTURE_2D, side, gl.CLAMP_TO_EDGE)
  }
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR)
}

sinkTitle()
