import { Drawing } from '../frame/Drawing.tsx'
import type { DrawingNames } from '../frame/drawing-names.ts'
import { type ContainerLabels, ContainerScene, scene } from './ContainerScene.tsx'
import './ContainerSection.css'

type ContainerSectionProps = DrawingNames & {
  labels: ContainerLabels
}

const metre = 56

/** A container cut open with its flexitank, and a person beside it, all to one scale. */
export function ContainerSection({ labels, ...names }: ContainerSectionProps) {
  return (
    <Drawing
      {...names}
      className="container-section"
      width={scene.width * metre}
      height={scene.height * metre}
    >
      <ContainerScene labels={labels} metre={metre} />
    </Drawing>
  )
}
