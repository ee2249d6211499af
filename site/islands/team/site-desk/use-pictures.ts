import { useMutation, useQuery } from '@tanstack/react-query'
import { type Upload, uploadLimits, uploadTypes } from '../../../../contract/photographs.ts'
import { type DeskPictures, siteDeskPaths as paths } from '../../../../contract/site-desk.ts'
import { callTeam, fetchTeam } from '../team-call.ts'

const key = ['team', 'site'] as const

/** Milliseconds: twenty megabytes by a slow line. */
const patience = 300_000

export function usePictures() {
  return useQuery({
    queryKey: [...key, 'pictures'],
    queryFn: ({ signal }) => callTeam<DeskPictures>(paths.pictures, { signal }),
  })
}

/** What to see: an upload, or our own picture of a name. */
export type Seen = { upload: string } | { picture: string }

/** A picture that only colleagues may see, to be drawn: no address shows it. */
export function useBitmap(seen: Seen) {
  const search = new URLSearchParams(seen)
  return useQuery({
    queryKey: [...key, 'bitmap', String(search)],
    queryFn: async ({ signal }) => {
      const answer = await fetchTeam(`${paths.photograph}?${search}`, { signal })
      return createImageBitmap(await answer.blob())
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Sends a photograph; rejects with a sentence for whoever chose it. */
export function useUpload(onTaken: (upload: Upload) => void) {
  return useMutation({
    async mutationFn(file: File) {
      if (file.size > uploadLimits.bytes) {
        throw new Error(
          `It has ${inMegabytes(file.size)}; ${inMegabytes(uploadLimits.bytes)} is the most.`,
        )
      }
      if (!uploadTypes.some((type) => type === file.type)) {
        throw new Error('Choose a photograph: a JPEG, PNG, WebP or AVIF.')
      }
      return callTeam<Upload>(paths.photograph, { method: 'POST', file, patience })
    },
    onSuccess: onTaken,
  })
}

const inMegabytes = (bytes: number): string => `${Math.ceil(bytes / 1_000_000)} MB`
