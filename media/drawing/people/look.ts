/** The appearance of a person. An adult is 100 units high and stands on the origin; y is negative upwards. */
export interface Look {
  skin: string
  hair: string
  head: 'short' | 'bun' | 'plait' | 'long' | 'hijab' | 'turban' | 'elder'
  clothes: 'shirt' | 'kurta' | 'salwar' | 'sari' | 'coat' | 'gown' | 'uniform' | 'shawl'
  main: string
  second: string
  accent: string
  beard?: boolean
  glasses?: boolean
  /** A child, with a proportionally larger head. */
  young?: boolean
}

export type ArmPose =
  | 'push'
  | 'down'
  | 'hip'
  | 'chest'
  | 'forward'
  | 'point'
  | 'raise'
  | 'wide'
  | 'desk'
  | 'lap'
  | 'namaste'
  | 'up'
export type Facing = 'front' | 'left' | 'right' | 'back'

export interface Pose {
  body: 'stand' | 'walk' | 'floor' | 'bust' | 'sit'
  left: ArmPose
  right: ArmPose
  facing: Facing
  /** Books held at the chest or a bag at the side. */
  holds?: 'books' | 'bag' | 'file'
}

/** Elbow and hand of the right arm relative to the body's centre; the left arm is mirrored. */
export const armPoints: Record<ArmPose, readonly [number, number, number, number]> = {
  down: [12.6, -62, 11.6, -47],
  hip: [17, -62, 9.5, -53],
  chest: [12.8, -60, 2, -63],
  forward: [15, -62, 22, -64],
  point: [19, -77, 29, -90],
  raise: [14, -88, 12.5, -104],
  wide: [18.5, -69, 27, -64],
  push: [14.5, -60, 22, -48],
  desk: [14.5, -60, 7, -54],
  lap: [13.5, -60, 4, -50],
  namaste: [12.5, -62, 1, -68],
  up: [17, -86, 6, -103],
}

/** Arms that pass in front of the body. */
export const armsInFront: readonly ArmPose[] = ['chest', 'desk', 'lap', 'namaste', 'forward', 'hip', 'push']
