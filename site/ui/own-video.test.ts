import { expect, test } from 'vitest'
import { ownVideo } from './own-video.ts'

const words = {
  pause: 'Pause',
  play: 'Play',
  pauseBackground: 'Pause it',
  playBackground: 'Play it',
}
const texts = { ...words, video: 'A video' }

test('a video-site link is embedded at 115 percent unless another scale is named', () => {
  expect(ownVideo({ link: 'https://youtu.be/aqz-KE-bpKQ' }, texts)).toMatchObject({
    kind: 'embed',
    id: 'aqz-KE-bpKQ',
    scale: 115,
  })
  expect(ownVideo({ link: 'https://youtu.be/aqz-KE-bpKQ', scale: 150 }, texts)).toMatchObject({
    scale: 150,
  })
})

test.each([
  ['/videos/source.mp4', 'video/mp4'],
  ['/videos/source.webm', 'video/webm'],
  // By its own name, video/quicktime, browsers would not even fetch it.
  ['/videos/source.MOV', 'video/mp4'],
])('%s is offered as %s', (link, type) => {
  expect(ownVideo({ link }, texts)).toEqual({
    kind: 'files',
    files: [{ address: link, type }],
    words,
  })
})

test('anything else stops the build', () => {
  expect(() => ownVideo({ link: 'https://cdn.example/film.mp4' }, texts)).toThrow('neither')
})
