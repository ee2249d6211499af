import { contractWords } from '../../../contract/words/contract-words.ts'
import { teamLanguage } from '../../../contract/words/language.ts'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { saveText } from '../../ui/save-file.ts'

const copyWords = contractWords(teamLanguage).lead.copy

type RecoveryCodesProps = {
  codes: readonly string[]
  /** Whose they are: found again years later, a file says what it opens. */
  account: string
}

/** The codes, and what keeps all of them at one press. */
export function RecoveryCodes({ codes, account }: RecoveryCodesProps) {
  const list = codes.join('\n')
  return (
    <>
      <span className="second-factor-recovery">
        {codes.map((code) => (
          <code key={code}>{code}</code>
        ))}
      </span>
      <span className="second-factor-keep">
        <CopyButton text={list} label="Copy all recovery codes" words={copyWords} />
        <button
          type="button"
          className="action action-text"
          onClick={() => saveText('recovery-codes.txt', `${account}\n\n${list}\n`)}
        >
          Save as a file
        </button>
      </span>
    </>
  )
}
