import type { OrderPhase } from '@/domain/order/status';

const SIZE = 64;
const BADGE = { x: 47, y: 17, radius: 15 };

/** The theme's variable with the colour of each badge. */
const COLOUR: Record<OrderPhase, string> = {
  waiting: '--attention-main',
  inProgress: '--success-main',
  completed: '--success-main',
  stopped: '--text-disabled',
};

const iconLink = () => document.querySelector<HTMLLinkElement>('link[rel="icon"]');

let original: string | null = null;
let wanted: OrderPhase | null = null;

function drawBadge(context: CanvasRenderingContext2D, phase: OrderPhase) {
  const { x, y, radius } = BADGE;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fillStyle = getComputedStyle(document.documentElement).getPropertyValue(COLOUR[phase]);
  context.fill();
  context.lineWidth = 4;
  context.strokeStyle = 'white';
  context.stroke();
  if (phase !== 'completed') return;
  context.beginPath();
  context.moveTo(x - 6, y);
  context.lineTo(x - 1, y + 5);
  context.lineTo(x + 7, y - 5);
  context.stroke();
}

/** Puts a badge on the tab's icon; null shows the plain icon again. Without a canvas, the icon stays as it is. */
export async function showTabIcon(phase: OrderPhase | null): Promise<void> {
  wanted = phase;
  const link = iconLink();
  if (!link) return;
  original ??= link.href;
  const context = phase && document.createElement('canvas').getContext('2d');
  if (!context) {
    link.href = original;
    return;
  }
  const icon = new Image(SIZE, SIZE);
  icon.src = original;
  await icon.decode();
  // The customer may have left the order meanwhile, or its phase changed.
  if (wanted !== phase) return;
  context.canvas.width = SIZE;
  context.canvas.height = SIZE;
  context.drawImage(icon, 0, 0, SIZE, SIZE);
  drawBadge(context, phase);
  link.href = context.canvas.toDataURL();
}
