import { expect, test } from 'vitest'
import { embedAddress, videoId } from './video-link.ts'

test.each([
  'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  'https://youtube.com/watch?feature=share&v=aqz-KE-bpKQ&t=10',
  'https://youtu.be/aqz-KE-bpKQ?si=abc',
  'https://www.youtube.com/embed/aqz-KE-bpKQ',
  'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
  'https://m.youtube.com/shorts/aqz-KE-bpKQ',
])('%s holds an 11-character id', (link) => {
  expect(videoId(link)).toBe('aqz-KE-bpKQ')
})

test.each([
  '/loops/ocean.webm',
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/watch?v=aqz-KE-bpKQtoolong',
  'https://evil.example/watch?v=aqz-KE-bpKQ',
  'http://www.youtube.com/watch?v=aqz-KE-bpKQ',
])('%s is no video-site link', (link) => {
  expect(videoId(link)).toBeNull()
})

test('the player is muted, loops, has no controls, and comes from the host without cookies', () => {
  const address = new URL(embedAddress('aqz-KE-bpKQ'))
  expect(address.hostname).toBe('www.youtube-nocookie.com')
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    autoplay: '1',
    mute: '1',
    loop: '1',
    playlist: 'aqz-KE-bpKQ',
    controls: '0',
  })
})
