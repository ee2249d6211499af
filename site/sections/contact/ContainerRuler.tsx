import { LitreRule } from '../../graphics/contact/LitreRule.tsx'
import { ContainerSection } from '../../graphics/container/ContainerSection.tsx'
import './ContainerRuler.css'

type ContainerRulerProps = {
  heading: string
  drawing: React.ComponentProps<typeof ContainerSection>
  steps: React.ComponentProps<typeof LitreRule>['steps']
  /** How the steps were worked out. */
  formula: string
  caption: string
}

/** The container as a ruler for a message: what one holds, and the litres of 1 to 100 of them. */
export function ContainerRuler(props: ContainerRulerProps) {
  return (
    <figure className="container-ruler form-sheet-beside" aria-label={props.heading}>
      <p className="container-ruler-heading">{props.heading}</p>
      <ContainerSection {...props.drawing} />
      <LitreRule steps={props.steps} />
      <figcaption className="note">
        <p>{props.formula}</p>
        <p>{props.caption}</p>
      </figcaption>
    </figure>
  )
}
