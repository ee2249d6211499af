/**
 * Starts a moving picture when it comes into view, unless the visitor asked for
 * less motion or less data; the button pauses it and starts it again. Whoever
 * presses play has decided: then it moves whatever the settings say.
 */
import { savesData } from './saves-data.ts'
import { still } from './when-seen.ts'

const allowed = () => !still.matches && !savesData()

function control(frame: HTMLElement): void {
  const video = frame.querySelector('video')
  const embed = frame.querySelector<HTMLElement>('[data-embed]')
  const button = frame.querySelector('button')
  if (!button) return
  /** What the button was last pressed for. */
  let chosen: boolean | undefined

  function show(playing: boolean): void {
    frame.toggleAttribute('data-playing', playing)
    button?.setAttribute('aria-label', button.dataset[playing ? 'pause' : 'play'] ?? '')
  }

  function play(): void {
    if (video) {
      if (!video.currentSrc) {
        for (const source of video.querySelectorAll('source')) source.src = source.dataset.src ?? ''
        // The attribute alone does not mute a video that React wrote.
        video.muted = true
        video.load()
      }
      // A refused play (battery saver, policy) leaves the poster and the button.
      video.play().then(
        () => show(true),
        () => show(false),
      )
    } else if (embed && !embed.firstChild) {
      const player = document.createElement('iframe')
      player.src = embed.dataset.embed ?? ''
      player.title = embed.dataset.embedTitle ?? ''
      player.allow = 'autoplay'
      player.tabIndex = -1
      player.style.transform = `translate(-50%, -50%) scale(${Number(embed.dataset.embedScale) / 100})`
      embed.append(player)
      show(true)
    }
  }

  function pause(): void {
    video?.pause()
    embed?.replaceChildren()
    show(false)
  }

  show(false)
  button.hidden = false
  button.addEventListener('click', () => {
    chosen = !frame.hasAttribute('data-playing')
    if (chosen) play()
    else pause()
  })
  const watcher = new IntersectionObserver(
    (entries) => {
      // Several changes may have queued up; the last is how it stands now.
      if (!entries.at(-1)?.isIntersecting) pause()
      else if (chosen ?? allowed()) play()
    },
    // A picture that only touches the edge of the window is not in view.
    { threshold: 0.1 },
  )
  watcher.observe(frame)
  still.addEventListener('change', () => {
    if (!still.matches) return
    // The newer wish counts, but a pressed pause stays.
    if (chosen) chosen = undefined
    pause()
  })
}

function start(): void {
  for (const frame of document.querySelectorAll<HTMLElement>('[data-moving-picture]'))
    control(frame)
}

// The poster comes first: a loop never competes with the page for the connection, nor for the processor.
function startWhenIdle(): void {
  // Safari has no idle callback.
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2_000 })
  else setTimeout(start, 500)
}
if (document.readyState === 'complete') startWhenIdle()
else addEventListener('load', startWhenIdle)
