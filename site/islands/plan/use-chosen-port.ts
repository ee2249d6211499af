import { useEffect, useRef } from 'react'
import type { Port } from '../../../contract/port-chart.ts'
import { portText } from './PortField.tsx'
import { usePorts } from './use-ports.ts'

type Chosen = {
  ready: boolean
  port: string | undefined
  setPort: (code: string | undefined) => void
}

/** The port of a plan: its code stands in the address, its name in the field, the rest in the list. */
export function useChosenPort({ ready, port: code, setPort }: Chosen) {
  const { ports, loadPorts } = usePorts()
  const portInput = useRef<HTMLInputElement>(null)
  const port =
    ports.state === 'loaded' ? ports.chart.ports.find((known) => known.code === code) : undefined

  // A shared plan names its port: the list is wanted at once.
  useEffect(() => {
    if (ready && code) loadPorts()
  }, [ready, code, loadPorts])

  useEffect(() => {
    if (port && portInput.current) portInput.current.value = portText(port)
  }, [port])

  function choosePort(chosen: Port | undefined): void {
    setPort(chosen?.code)
  }
  return { ports, loadPorts, port, portInput, choosePort }
}
