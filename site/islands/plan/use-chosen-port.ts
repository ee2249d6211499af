import { useEffect, useRef } from 'react'
import { portTyped } from '../../../contract/port-names.ts'
import { portText } from './PortField.tsx'
import { usePorts } from './use-ports.ts'

type Chosen = {
  ready: boolean
  /** The code of a port, or a place as it was typed. */
  port: string | undefined
  setPort: (port: string | undefined) => void
}

/** The port of a plan: its code stands in the address, its name in the field, the rest in the list. */
export function useChosenPort({ ready, port: named, setPort }: Chosen) {
  const { ports, loadPorts } = usePorts()
  const portInput = useRef<HTMLInputElement>(null)
  const port = ports.state === 'loaded' && named ? portTyped(ports.chart.ports, named) : undefined
  /** Named, and not among the ports that we know. */
  const unknown = ports.state === 'loaded' && named && !port ? named : undefined

  // A shared plan names its port: the list is wanted at once.
  useEffect(() => {
    if (ready && named) loadPorts()
  }, [ready, named, loadPorts])

  useEffect(() => {
    if (port && port.code !== named) setPort(port.code)
    const text = port ? portText(port) : unknown
    if (text && portInput.current) portInput.current.value = text
  }, [port, named, unknown, setPort])

  // Until the list is here the code stands for the name: nobody who goes on at once loses the port.
  return { ports, loadPorts, port, unknown, portInput, place: port ? portText(port) : named }
}
