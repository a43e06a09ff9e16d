export function TrailDrawing() {
  return (
    <svg width="176" height="104" viewBox="0 0 176 104" fill="none" aria-hidden="true">
      <g className="stroke-line" strokeWidth="1">
        <path d="M4 8.5H172M4 36.5H172M4 64.5H172M4 92.5H172" strokeDasharray="1 5" strokeLinecap="round" />
      </g>
      <g strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
        <path
          d="M52 92.5V78.5H84V64.5H116V36.5H160V10"
          className="stroke-edge"
          strokeDasharray="1 8"
          opacity="0.8"
        />
        <path d="M16 92.5H52" className="stroke-accent" />
      </g>
      <circle cx="52" cy="92.5" r="5.5" className="fill-raised stroke-accent" strokeWidth="3" />
    </svg>
  )
}
