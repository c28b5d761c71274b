import { paintGround, type Ground } from './painter';

/** Points of roads and areas that are drawn in one frame. While the map moves, the next frame must not be late. */
const FRAME_POINTS = { moving: 900, resting: 40_000 };
/** What drawing a part of a tile costs, however small it is. */
const PART_POINTS = 30;
const MOVING_MS = 150;
/** About four maps of a desktop. */
const KEPT_PIECES = 160;

/** A square of the ground. */
export type WantedPiece = {
  /** Its place, zoom, colours and resolution. */
  key: string;
  /** The tiles that it is drawn from; it is drawn again from others. */
  from: string;
  /** Device pixels. */
  width: number;
  height: number;
  isInView: boolean;
  /** None of its tiles is on its way. Before, it is drawn only if it is in view. */
  isComplete: boolean;
  ground: Omit<Ground, 'context'>;
};

type Piece = { from: string; canvas: HTMLCanvasElement };
type Job = Piece & { steps: Generator<number, void> };

function startJob({ from, width, height, ground }: WantedPiece): Job | undefined {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  return context ? { from, canvas, steps: paintGround({ ...ground, context }) } : undefined;
}

/** Returns the points that are left; 0 before the job is finished. */
function advance({ steps }: Job, points: number): number {
  for (let left = points; left > 0;) {
    const step = steps.next();
    if (step.done) return left;
    left -= step.value + PART_POINTS;
  }
  return 0;
}

/**
 * Keeps the ground as bitmaps, each drawn once. A map that moves needs only new ones at its edge, which are drawn bit by bit
 * before they come into view. `onDrawn`: a bitmap is there that `show` did not give; after the last one, the key is null.
 */
export function createGround(onDrawn: (key: string | null) => void) {
  const pieces = new Map<string, Piece>();
  /** The most urgent one first. */
  let jobs = new Map<string, Job>();
  let frame = 0;
  let movedAt = -Infinity;
  const isMoving = () => performance.now() - movedAt < MOVING_MS;
  const scratch = document.createElement('canvas').getContext('2d');

  function finish(key: string, { from, canvas }: Piece) {
    jobs.delete(key);
    pieces.set(key, { from, canvas });
  }

  function run() {
    let left = isMoving() ? FRAME_POINTS.moving : FRAME_POINTS.resting;
    for (const [key, job] of jobs) {
      left = advance(job, left);
      // Without a graphics card, the browser would put off the work until the bitmap is shown, all of it at once.
      scratch?.drawImage(job.canvas, 0, 0, 1, 1);
      if (left === 0) break;
      finish(key, job);
      onDrawn(key);
    }
    if (jobs.size > 0) frame = requestAnimationFrame(run);
    else onDrawn(null);
  }

  function start(wanted: WantedPiece, begun: Job | undefined) {
    const { key, from, isInView, isComplete } = wanted;
    const piece = pieces.get(key);
    if (piece) {
      // The most recently used are the last to be dropped.
      pieces.delete(key);
      pieces.set(key, piece);
      if (piece.from === from) return;
    }
    if (!isInView && !isComplete) return;
    const job = begun?.from === from ? begun : startJob(wanted);
    if (!job) return;
    jobs.set(key, job);
    if (piece || !isInView) return;
    advance(job, Infinity);
    finish(key, job);
  }

  return {
    /** Draws these pieces. A piece in view that would be blank is drawn at once, the others in slices. */
    show(wanted: readonly WantedPiece[]) {
      cancelAnimationFrame(frame);
      const begun = jobs;
      jobs = new Map();
      for (const piece of wanted) start(piece, begun.get(piece.key));
      for (const key of pieces.keys()) if (pieces.size > Math.max(KEPT_PIECES, wanted.length)) pieces.delete(key);
      if (jobs.size > 0) frame = requestAnimationFrame(run);
    },
    /** The last bitmap of this piece. */
    get: (key: string): HTMLCanvasElement | undefined => pieces.get(key)?.canvas,
    isIdle: () => jobs.size === 0,
    /** The map moves: less is drawn in a frame. */
    noteMove() {
      movedAt = performance.now();
    },
    isMoving,
    close() {
      cancelAnimationFrame(frame);
      jobs.clear();
      pieces.clear();
    },
  };
}
