/** The position of an object: centimetres from the centre of the stage; `turn` in degrees. */
export type Spot = { x: number; z: number; y?: number; turn?: number; tilt?: number };

export const centre: Spot = { x: 0, z: 0 };
