import { pause } from '../../client/game-page.ts'
import { POCKETS, WHEEL } from '../spots.ts'

const still = window.matchMedia('(prefers-reduced-motion: reduce)')
const SPIN_MS = 3_400
const ROTOR_TURNS = 2
const BALL_TURNS = 5

/** The wheel: rotor and ball turn in opposite directions until both stop at the drawn number. */
export function createWheel(root: HTMLElement) {
  const rotor = root.querySelector('.rotor') as SVGElement
  const arm = root.querySelector('.ball-arm') as SVGElement
  let rotorAt = 0
  let ballAt = 0
  return {
    async spinTo(number: number): Promise<void> {
      root.classList.remove('landed')
      const pocket = (WHEEL.indexOf(number) * 360) / POCKETS
      rotorAt += 360 * ROTOR_TURNS
      const behind = (((ballAt - (rotorAt + pocket)) % 360) + 360) % 360
      ballAt -= 360 * BALL_TURNS + behind
      rotor.style.transform = `rotate(${rotorAt}deg)`
      arm.style.transform = `rotate(${ballAt}deg)`
      root.classList.add('spinning')
      if (!still.matches) await pause(SPIN_MS * 0.72)
      root.classList.add('landed')
      if (!still.matches) await pause(SPIN_MS * 0.28)
      root.classList.remove('spinning')
    },
  }
}
