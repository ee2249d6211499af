import { type Upload, uploadLimits, uploadTypes } from '../../../../contract/photographs.ts'
import { describedBy, Field } from '../../../ui/Field.tsx'
import { UnderWay } from '../../../ui/UnderWay.tsx'
import { useUpload } from './use-pictures.ts'

type UploadFieldProps = {
  label: string
  error: string | undefined
  onTaken: (upload: Upload) => void
}

/** Takes a photograph from the editor's own machine. */
export function UploadField({ label, error, onTaken }: UploadFieldProps) {
  const upload = useUpload(onTaken)
  const words = {
    name: 'photograph-file',
    label,
    hint: `JPEG, PNG, WebP or AVIF, ${uploadLimits.width} × ${uploadLimits.height} pixels at least, ${uploadLimits.bytes / 1_000_000} MB at most. What the file tells of camera and place is left out.`,
    error: upload.error?.message ?? error,
  }
  return (
    <Field {...words}>
      <input
        id={words.name}
        type="file"
        accept={uploadTypes.join(',')}
        disabled={upload.isPending}
        aria-invalid={words.error ? true : undefined}
        aria-describedby={describedBy(words)}
        onChange={({ target }) => {
          const file = target.files?.[0]
          // The same file may be chosen again after a mistake.
          target.value = ''
          if (file) upload.mutate(file)
        }}
      />
      <p role="status">{upload.isPending && 'Reading the photograph …'}</p>
      {upload.isPending && <UnderWay />}
    </Field>
  )
}
