import { Readable } from 'node:stream'
import { uploadLimits } from '../../contract/photographs.ts'
import { siteDeskPaths } from '../../contract/site-desk.ts'
import { Refusal } from '../http/refusal.ts'
import type { Desk } from '../site-desk/desk.ts'
import { admitUpload } from './admit-upload.ts'
import { Download } from './download.ts'
import { queryOf } from './query-of.ts'
import { actorOf, type TeamRoute } from './team-route.ts'

/** Photographs of editors: taken in, and shown to them. What takes their place on the site is a draft like any other. */
export function photographRoutes(opened: () => Desk): readonly TeamRoute[] {
  return [
    {
      method: 'GET',
      url: siteDeskPaths.pictures,
      least: 'editor',
      work: async () => opened().pictures(),
    },
    {
      method: 'POST',
      url: siteDeskPaths.photograph,
      least: 'editor',
      largestBody: uploadLimits.bytes,
      holdsBack: admitUpload(),
      async work(request) {
        const { body } = request
        if (!Buffer.isBuffer(body) || body.length === 0) throw refused('No photograph has come.')
        const taken = await opened().takePhotograph(body, actorOf(request))
        if ('refused' in taken) throw refused(taken.refused)
        return taken.upload
      },
    },
    {
      method: 'GET',
      url: siteDeskPaths.photograph,
      least: 'editor',
      async work(request) {
        const asked = queryOf(request)
        const bytes = await opened().pictureToSee(asked.get('upload'), asked.get('picture'))
        if (!bytes) throw new Refusal('not_found', 'request.nothingHere')
        const content = Readable.from([bytes], { objectMode: false })
        return new Download('picture.webp', 'image/webp', content)
      },
    },
  ]
}

const refused = (what: string) =>
  new Refusal('invalid_fields', () => what, { fields: { photograph: what } })
